import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { compileValidators } from './compile-validators.ts'

async function answered(checksAnswers: boolean) {
  const app = Fastify()
  compileValidators(app, checksAnswers)
  const name = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } }
  app.get('/wrong', { schema: { response: { 200: name } } }, async () => ({ name: 1 }))
  return app.inject('/wrong')
}

it('refuses an answer that its schema does not allow, where answers are checked', async () => {
  const { statusCode, body } = await answered(true)
  expect(statusCode).toBe(500)
  expect(body).toContain(
    'GET /wrong answers 200 with what its schema does not allow: answer/name must be string',
  )
  expect((await answered(false)).statusCode).toBe(200)
})
