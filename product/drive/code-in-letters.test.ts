import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { BorrowerClient } from './borrower-client.ts'
import { codeInLetters } from './code-in-letters.ts'
import { overHttp } from './transport.ts'

const letter = (recipient: string, body: string, subject = 'Your code') => ({ recipient, subject, body })

describe('the code in a letter', () => {
  it('is that of the newest letter to the address, in whatever case that is written', () => {
    const letters = [
      letter('other@example.com', 'Your code is 111111.'),
      letter('jo@example.com', 'Your code is 222222. It is valid for 30 minutes.'),
      letter('jo@example.com', 'Your code is 333333.'),
    ]
    expect(codeInLetters(letters, 'Jo@example.com')).toBe('222222')
  })

  it('is missed in clear words: nothing was mailed, or something without a code', () => {
    expect(() => codeInLetters([], 'jo@example.com')).toThrow('Nothing was mailed to jo@example.com')
    const wayIn = [letter('jo@example.com', 'Sign in.', 'You already have an account')]
    expect(() => codeInLetters(wayIn, 'jo@example.com')).toThrow(
      'The newest letter to jo@example.com, "You already have an account", holds no code of six digits. Has the address an account already?',
    )
  })

  it('cannot be read where the sandbox is closed, and the drive says so', async ({ onTestFinished }) => {
    const server = createServer((request, response) => {
      const isRegistration = request.url?.endsWith('/register') === true
      response.writeHead(isRegistration ? 202 : 404, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify(
          isRegistration ? { registration: 'x' } : { errors: ['Nothing here.'], code: 'NOT_FOUND' },
        ),
      )
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`
    const answers = { orgCode: 'FHEL', 'contact-info': { email: 'jo@example.com' } }
    await expect(new BorrowerClient(overHttp(url)).register(answers)).rejects.toThrow(
      `${url} keeps its sandbox closed: there is no /outbox at it.`,
    )
  })
})
