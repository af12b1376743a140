import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSecrets } from '../../server/keys/load-secrets.ts'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { callCommand } from '../../tests/support/processes/call-command.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const secrets = createSecrets()
let app: FastifyInstance
let url: string
beforeAll(async () => {
  app = await createTestApp({ sandbox: { mode: 'closed' }, secrets })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())
beforeEach(() => {
  vi.stubEnv('OPERATOR_KEY', secrets.operatorKey)
  return () => vi.unstubAllEnvs()
})

const staff = (...args: readonly string[]) => callCommand('staff', ...args, '--url', url)
const email = 'sam@example.com'
const sam = ['--email', email, '--name', 'Sam Desk', '--role', 'LOAN_OFFICER, REVIEWER']

describe('journey staff', () => {
  it('adds somebody with roles at lenders, lists, resets and removes them', async () => {
    expect((await staff('list')).stdout).toBe('Nobody works for a lender yet.\n')
    expect((await staff('add', ...sam, '--tenant', 'hearthline,harborcu')).stdout).toBe(
      `${email} is LOAN_OFFICER, REVIEWER at hearthline, harborcu.\nThe letter with the code: npx journey outbox --to ${email} --url ${url}\n`,
    )
    expect((await staff('list')).stdout).toBe(
      `${email}  Sam Desk  LOAN_OFFICER at harborcu, REVIEWER at harborcu, LOAN_OFFICER at hearthline, REVIEWER at hearthline\n`,
    )
    expect((await staff('reset', '--email', email)).exitCode).toBe(0)
    const { stdout } = await callCommand('outbox', '--to', email, '--url', url)
    expect(stdout).toMatch(/\/agent\/setup[\s\S]*\b\d{6}\b/)
    expect((await staff('remove', '--email', email)).stdout).toContain('works for nobody any more')
    expect((await staff('list')).stdout).toBe('Nobody works for a lender yet.\n')
  })

  it.each([
    [['dismiss'], 2, 'There is no action "dismiss". There are add, list, remove, reset.'],
    [['add', '--email', email], 2, '--name is needed'],
    [['add', ...sam, '--tenant', 'nobody'], 1, 'The server refuses (404): No private label data found'],
    [['add', ...sam.with(-1, 'QUEEN'), '--tenant', 'hearthline'], 1, 'The server refuses (422)'],
    [['remove', '--email', 'nobody@example.com'], 1, 'No staff member has this email.'],
  ])('says of %s what is wrong', async (args, code, problem) => {
    const { exitCode, stderr } = await staff(...args)
    expect([exitCode, stderr]).toEqual([code, expect.stringContaining(problem)])
  })
})
