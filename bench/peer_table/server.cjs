// The server: boardgame.io as its manual says, with a game of four seats in which a turn is one card.
// Thirteen private cards each; when all have been played they are dealt again, so a game never ends.
// Writes "port" and the port it listens on, and lives until it is ended.

const { INVALID_MOVE } = require("boardgame.io/core");
const { Origins, Server } = require("boardgame.io/server");

const SEATS = 4;

function deal(random) {
  const pack = random.Shuffle([...Array(52).keys()]);
  const hands = Array.from({ length: SEATS }, (_, seat) => pack.slice(seat * 13, seat * 13 + 13));
  return { hands, pile: [] };
}

const cards = {
  name: "cards",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => deal(random),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      move: ({ G, playerID, random }, card) => {
        const hand = G.hands[Number(playerID)];
        const at = hand.indexOf(card);
        if (at < 0) return INVALID_MOVE;
        hand.splice(at, 1);
        G.pile.push(card);
        if (G.pile.length === 52) Object.assign(G, deal(random));
      },
      client: false,
    },
  },
  playerView: ({ G, playerID }) => ({
    pile: G.pile,
    counts: G.hands.map((hand) => hand.length),
    hand: playerID === null ? [] : G.hands[Number(playerID)],
  }),
};

const server = Server({ games: [cards], origins: [Origins.LOCALHOST] });
server.run({ port: { port: 0, host: "127.0.0.1" }, callback: () => {} }).then(({ appServer }) => {
  process.stdout.write(`port ${appServer.address().port}\n`);
});
