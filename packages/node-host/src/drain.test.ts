import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { drain } from './drain.ts'

test('who was being answered is answered, who comes a moment later too, and then nobody is there', async () => {
  const replies: ServerResponse[] = []
  const server = createServer((_, reply) => void replies.push(reply))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const early = fetch(address)
  await expect.poll(() => replies.length).toBe(1)

  const gone = drain(server)
  const late = fetch(address)
  await expect.poll(() => replies.length).toBe(2)
  await expect.poll(() => server.listening).toBe(false)
  await expect(fetch(address)).rejects.toThrow('fetch failed')
  for (const reply of replies) reply.end('here you are')
  for (const answer of [await early, await late]) expect(await answer.text()).toBe('here you are')
  expect((await late).headers.get('connection')).toBe('close')
  await gone
})
