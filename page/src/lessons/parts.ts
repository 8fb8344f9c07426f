/** What belongs to lessons, in one piece. */
export { default as Learn } from './Learn.svelte'
export { default as Lesson } from './Lesson.svelte'
