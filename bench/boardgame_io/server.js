// The tic-tac-toe of boardgame.io's tutorial. A full board is cleared, so that a match goes on.
// node server.js PORT [FOLDER]: in memory, or in the files of a folder.
const { FlatFile, Server } = require('boardgame.io/server')

const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells.every((cell) => cell !== null)) G.cells = Array(9).fill(null)
      if (G.cells[id] !== null) return 'INVALID_MOVE'
      G.cells[id] = playerID
    },
  },
}

const [port, folder] = process.argv.slice(2)
const storage = folder === undefined ? {} : { db: new FlatFile({ dir: folder }) }
Server({ games: [TicTacToe], origins: [/.*/], ...storage }).run(Number(port), () => console.log('ready'))
