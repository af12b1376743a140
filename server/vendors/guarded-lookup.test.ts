import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listen } from '../../tests/support/vendors/gateway-app.ts'
import { postMessage } from './gateway/post-message.ts'
import { createSmtpSender } from './smtp/smtp-sender.ts'

let connected = 0
const server = createServer((_request, response) => void response.end())
server.on('connection', () => {
  connected += 1
})
let port: string
beforeEach(async () => {
  connected = 0
  port = new URL(await listen(server)).port
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const message = { headers: {}, body: '{}', withinMs: 10_000 }
const letter = { id: 1, sender: 'A lender', recipient: 'jo@example.com', subject: '', body: '' }

it('refuses a gateway whose name leads to a private address, and does not so much as connect', async () => {
  const url = new URL(`http://localhost:${port}`)
  await expect(postMessage({ ...message, url, private: false })).rejects.toThrow('which is private')
  expect(connected).toBe(0)
  expect((await postMessage({ ...message, url, private: true })).status).toBe(200)
})

it('refuses a mail server whose name leads to a private address', async () => {
  const connection = { kind: 'smtp', name: 'mail', host: 'localhost', from: 'a@lender.example' } as const
  for (const one of [Number(port), 465]) {
    const sender = createSmtpSender({ ...connection, port: one, private: false })
    await expect(sender.send(letter, { key: 'a letter' })).rejects.toThrow('which is private')
  }
  expect(connected).toBe(0)
})
