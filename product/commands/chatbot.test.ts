import { describe, expect, it } from 'vitest'
import { callCommand } from '../../tests/support/processes/call-command.ts'

describe('journey chatbot', () => {
  it('prints the answer to a question as a lender’s applicants read it', async () => {
    const question = 'Is there an origination fee?'
    const { stdout } = await callCommand('chatbot', 'ask', question, '--tenant', 'plainly-home')
    expect(stdout).toContain('origination-fee, "What is the origination fee?"')
    expect(stdout).toContain('There is no origination fee.')
  }, 120_000)

  it.each([
    [['test', '--questions', '/nowhere.json'], 'holds no questions'],
    [['ask'], 'What is the question?'],
    [['tst'], 'Did you mean "test"?'],
  ])('refuses %j with a sentence', async (args, sentence) => {
    const { exitCode, stderr } = await callCommand('chatbot', ...args)
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(sentence)])
  })
})
