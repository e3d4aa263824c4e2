// The tic-tac-toe of boardgame.io's tutorial, in memory. A full board is cleared, so that a match goes on.
const { Server } = require('boardgame.io/server')

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

Server({ games: [TicTacToe], origins: [/.*/] }).run(Number(process.argv[2]), () => console.log('ready'))
