import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { drain } from './drain.ts'

test('pending requests and those of the grace period are answered, later ones are refused', async () => {
  const responses: ServerResponse[] = []
  const server = createServer((_, response) => void responses.push(response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const early = fetch(address)
  await expect.poll(() => responses.length).toBe(1)

  const drained = drain(server)
  const late = fetch(address)
  await expect.poll(() => responses.length).toBe(2)
  await expect.poll(() => server.listening).toBe(false)
  await expect(fetch(address)).rejects.toThrow('fetch failed')
  for (const response of responses) response.end('done')
  for (const response of [await early, await late]) expect(await response.text()).toBe('done')
  expect((await late).headers.get('connection')).toBe('close')
  await drained
})

/** A thread that sends forty requests on separate connections, and reports how many were answered. */
const CLIENTS = `
  const { workerData, parentPort } = require('node:worker_threads')
  const sent = new Int32Array(workerData.sent)
  let answered = 0
  let closed = 0
  for (let at = 0; at < 40; at += 1) {
    const socket = require('node:net').connect(workerData.port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\\r\\nhost: here\\r\\n\\r\\n', () => {
      Atomics.add(sent, 0, 1)
      Atomics.notify(sent, 0)
    })
    socket.once('data', () => { answered += 1 })
    socket.on('error', () => {})
    socket.on('close', () => { if (++closed === 40) parentPort.postMessage(answered) })
  }
`

test('a busy process answers its whole backlog before it stops', async () => {
  const server = createServer((_, response) => void response.end('done'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const sent = new Int32Array(new SharedArrayBuffer(4))
  const clients = new Worker(CLIENTS, { eval: true, workerData: { port, sent: sent.buffer } })
  const answered = new Promise((done) => clients.once('message', done))

  const drained = drain(server)
  for (let seen = 0; seen < 40; seen = Atomics.load(sent, 0)) Atomics.wait(sent, 0, seen, 1000)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  expect(await answered).toBe(40)
  await drained
})
