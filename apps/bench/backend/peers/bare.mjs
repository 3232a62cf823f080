// node:http and hand-written SQL. A poll is always answered 304 with its ETag.
import { createServer } from 'node:http'
import { listAstrologers } from './list-astrologers.mjs'

createServer((request, reply) => {
  if (request.url.startsWith('/api/v1/consultation/ongoing-status/')) {
    reply.writeHead(304, { etag: request.headers['if-none-match'] ?? '"1"' })
    return reply.end()
  }
  void listAstrologers(request.url).then((body) => {
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    reply.end(body)
  })
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready in no time'))
