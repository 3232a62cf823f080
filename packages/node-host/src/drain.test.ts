import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
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

/** Forty strangers who ask on connections of their own, from another thread; then how many were answered. */
const STRANGERS = `
  const { workerData, parentPort } = require('node:worker_threads')
  const asked = new Int32Array(workerData.asked)
  let answered = 0
  let over = 0
  for (let at = 0; at < 40; at += 1) {
    const socket = require('node:net').connect(workerData.port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\\r\\nhost: here\\r\\n\\r\\n', () => {
      Atomics.add(asked, 0, 1)
      Atomics.notify(asked, 0)
    })
    socket.once('data', () => { answered += 1 })
    socket.on('error', () => {})
    socket.on('close', () => { if (++over === 40) parentPort.postMessage(answered) })
  }
`

test('a process that is far behind reads everything that came before it stops', async () => {
  const server = createServer((_, reply) => void reply.end('here you are'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const asked = new Int32Array(new SharedArrayBuffer(4))
  const strangers = new Worker(STRANGERS, { eval: true, workerData: { port, asked: asked.buffer } })
  const answered = new Promise((done) => strangers.once('message', done))

  const gone = drain(server)
  for (let seen = 0; seen < 40; seen = Atomics.load(asked, 0)) Atomics.wait(asked, 0, seen, 1000)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  expect(await answered).toBe(40)
  await gone
})
