/** Whether the service did not answer when it was last asked for something. */
let gone = $state(false)

export const isAway = (): boolean => gone

export const noteAway = (is: boolean): void => {
  gone = is
}
