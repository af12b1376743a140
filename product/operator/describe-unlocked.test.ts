import { expect, it } from 'vitest'
import { describeUnlocked } from './describe-unlocked.ts'

const forgotten =
  'The attempts counted on ana@example.com are forgotten, and this is noted. Where too many came from one address, that address may have to wait a moment longer.'

it('says whose money moves on after an account was set free, and whose is still held for somebody else', () => {
  const answer = { identityUuids: [], liftedLoanNumbers: ['1000017'], heldLoanNumbers: ['1000018'] }
  expect(describeUnlocked('ana@example.com', answer)).toBe(
    [
      forgotten,
      'The money of loan 1000017 is no longer held.',
      'The money of loan 1000018 stays held: somebody else who owns or signs it says that it was not them. Talk to them too.',
    ].join('\n'),
  )
  expect(
    describeUnlocked('ana@example.com', { identityUuids: [], liftedLoanNumbers: [], heldLoanNumbers: [] }),
  ).toBe(forgotten)
})
