import fastify from 'fastify'
import { listAstrologers } from './list-astrologers.mjs'

const app = fastify()
app.get('/api/v1/astro/consultants/', async (request, reply) => {
  reply.type('application/json')
  return listAstrologers(request.url)
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
console.log('ready in no time')
