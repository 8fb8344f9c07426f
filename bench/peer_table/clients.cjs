// All the clients, in a process of their own so that the server's time is the server's alone.
// Usage: node clients.cjs PORT TABLES. Seats four at each table and says "ready"; then, for every
// line "play N", N moves are made at every table, and one line of JSON says what that was. A move
// is made when all four seats of its table have seen the one before.

const { io } = require("socket.io-client");
const readline = require("node:readline");

const [port, tables] = process.argv.slice(2).map(Number);
const SEATS = 4;
const GAME = "cards";
const home = `http://127.0.0.1:${port}`;

async function post(path, body) {
  const answer = await fetch(`${home}/games/${GAME}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

class Table {
  constructor(match) {
    this.match = match;
    this.seats = [];
    this.left = 0;
    this.seen = 0;
  }

  static async open() {
    const { matchID } = await post("create", { numPlayers: SEATS });
    const table = new Table(matchID);
    for (let seat = 0; seat < SEATS; seat += 1) await table.sit(String(seat));
    return table;
  }

  async sit(playerID) {
    const joined = await post(`${this.match}/join`, { playerID, playerName: `player ${playerID}` });
    const socket = io(`${home}/${GAME}`, { transports: ["websocket"], forceNew: true });
    const seat = { playerID, credentials: joined.playerCredentials, socket, state: null };
    this.seats.push(seat);
    await new Promise((seated, failed) => {
      socket.on("connect_error", failed);
      socket.on("connect", () => {
        socket.emit("sync", this.match, playerID, seat.credentials, SEATS);
      });
      socket.on("sync", (_match, { state }) => {
        seat.state = state;
        seated();
      });
    });
    socket.on("update", (_match, state) => this.told(seat, state));
  }

  told(seat, state) {
    if (state._stateID !== seat.state._stateID + 1) {
      throw new Error(`seat ${seat.playerID} was told ${state._stateID}`);
    }
    seat.state = state;
    this.seen += 1;
    if (this.seen === SEATS) this.next();
  }

  play(moves) {
    this.left = moves;
    return new Promise((done) => {
      this.done = done;
      this.next();
    });
  }

  next() {
    if (this.left === 0) {
      this.done();
      return;
    }
    this.left -= 1;
    this.seen = 0;
    const { _stateID, ctx } = this.seats[0].state;
    const { playerID, credentials, socket, state } = this.seats[Number(ctx.currentPlayer)];
    const hand = state.G.hand;
    const args = [hand[_stateID % hand.length]];
    const payload = { type: "play", args, playerID, credentials };
    socket.emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.match, playerID);
  }
}

async function main() {
  const open = [];
  for (let at = 0; at < tables; at += 1) open.push(await Table.open());
  process.stdout.write("ready\n");
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const moves = Number(line.split(" ")[1]);
    const begun = performance.now();
    await Promise.all(open.map((table) => table.play(moves)));
    const seconds = (performance.now() - begun) / 1000;
    process.stdout.write(`${JSON.stringify({ moves: moves * tables, seconds })}\n`);
  }
  process.exit(0);
}

main();
