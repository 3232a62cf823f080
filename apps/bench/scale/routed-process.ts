// Stands for a server process: it answers 200 to a customer whom it has in its cache, and 203 to one whom it has to read.
import { createServer } from 'node:http'

const known = new Set<string>()

createServer((request, response) => {
  const token = request.headers.authorization ?? ''
  response.statusCode = known.has(token) ? 200 : 203
  known.add(token)
  response.end()
}).listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('listening'))
process.once('disconnect', () => process.exit())
