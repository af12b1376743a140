import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { askChatbot as told } from '../../../tests/support/http/ask-chatbot.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { walk } from '../../../tests/support/http/road.ts'
import {
  consentToRecords,
  invite,
  invitedSigner,
  showPassport,
  signCounterpart,
  view,
} from '../../../tests/support/http/signer.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
/** An app in which the right to cancel does not run out meanwhile. */
let slow: FastifyInstance
beforeAll(async () => {
  app = await createTestApp()
  slow = await createTestApp({ sandbox: { daySeconds: 3600, jobMs: 0, reviewMs: 0 } })
})
afterAll(() => Promise.all([app.close(), slow.close()]))

const next = 'What do I have to do next?'

it('tells a co-owner of their own signing at each of its steps, and the borrower that it is the co-owner’s turn', async () => {
  const borrower = new Borrower(app)
  await borrower.register(registration({ street1: '11 Joint Deed Drive' }))
  await walk(borrower, 'CO_DEED_REQ')
  const signer = await invitedSigner(app, await invite(borrower))
  expect(await told(signer, next)).toContain('It is your turn as an owner of the home')
  expect(await told(signer, 'How long does it take?')).toContain('It is your turn as an owner of the home')
  expect(await told(signer, 'How much did I ask for?')).toMatch(/^Jo Doe borrows, not you/)
  expect(await told(signer, next)).toMatch(
    / First you agree to get the documents electronically, on the page where Jo Doe asks you to sign\./,
  )
  expect(await told(signer, mayCancel)).toContain('You have signed nothing yet')
  expect(await told(signer, 'Do I owe the money?')).toMatch(
    /^You are not borrowing, and you owe none of the money\./,
  )
  for (const question of ['I lost my job', 'Can I change the amount?', 'My interest rate', 'What is my APR?'])
    expect(await told(signer, question)).toMatch(
      /^Jo Doe borrows, not you: .*It is your turn as an owner of the home/,
    )
  expect(await told(signer, 'Why was I declined?')).toMatch(/^You do not borrow, so nothing is decided/)
  await consentToRecords(signer)
  const atIdentity = await told(signer, next)
  expect(atIdentity).toMatch(/ Next you show your ID, at “.+”\./)
  await showPassport(signer)
  expect(await told(signer, next)).not.toBe(atIdentity)
  expect(await told(borrower, next)).toContain('Your co-owners have to sign now')
  await signCounterpart(signer)
  expect(await told(signer, next)).toContain('You have signed')
})

/** A borrower and a co-owner who has signed, at a state. */
async function signedAt(state: string, occupancy: 'PRIMARY' | 'SECOND_HOME' = 'PRIMARY', on = app) {
  const borrower = new Borrower(on)
  await borrower.register(registration({ street1: '11 Joint Deed Drive', occupancy }))
  await walk(borrower, 'CO_DEED_REQ')
  const email = await invite(borrower)
  const signer = await invitedSigner(on, email)
  await consentToRecords(signer)
  await showPassport(signer)
  await signCounterpart(signer)
  await walk(borrower, state)
  return { borrower, signer, email }
}

const mayCancel = 'Can I still cancel?'

it('tells a co-owner who has signed where the line stands, as their page does, and until when they may cancel', async () => {
  const { borrower, signer } = await signedAt('DEED_SIGNING', 'PRIMARY', slow)
  expect((await view(signer)).standing).toMatch(/^Every owner signs, and Jo Doe does so before a notary\./)
  expect(await told(signer, mayCancel)).toMatch(/^If the home is where you live, you may still cancel/)
  for (const [question, answer] of [
    ['What does it cost in total?', /^It costs you nothing/],
    ['Do I need a notary?', /^Only the borrower meets a notary\./],
    ['How does the notary session work?', /^Only the borrower meets a notary\./],
    ['Can I draw again?', /^Jo Doe borrows, not you/],
    ['Do I have to upload insurance?', /^Jo Doe borrows, not you/],
    ['Am I borrowing?', /^You are not borrowing/],
    ['Can I lose my house?', /^You are not borrowing.* the home may be sold/],
    ['When do you do a hard credit check?', /^You do not borrow, .* we do not check your credit/],
  ] as const)
    expect(await told(signer, question)).toMatch(answer)
  await walk(borrower, 'TRUST_AND_INSURANCE')
  expect((await view(signer)).standing).toMatch(
    /^The deed is signed, and we settle what is left with Jo Doe\./,
  )

  await walk(borrower, 'RESCISSION')
  const { standing = '' } = await view(signer)
  expect(standing).toMatch(
    /^Everyone has signed\. Every owner may cancel until midnight at the end of [\d/]{10}, [A-Z]\w+ Time\. Then the deed is recorded/,
  )
  expect(await told(signer, next)).toContain(standing)
  const cancelling = await told(signer, mayCancel)
  expect(cancelling).toMatch(
    /^You may still cancel until midnight at the end of [\d/]{10}.+ at “You have signed”/,
  )
  expect(cancelling).not.toContain('last page of your application')
})

it('tells a co-owner that it is done once the line is open, and writes to them', async () => {
  const { borrower, signer, email } = await signedAt('COMPLETE')
  const done = 'It is done: the deed is recorded with the county, and the line of credit is open.'
  expect((await view(signer)).standing).toContain(done)
  expect(await told(signer, next)).toContain(done)
  expect(await told(signer, mayCancel)).toMatch(/^The time to cancel has passed\./)
  expect(await told(signer, 'Was I approved?')).toMatch(/^You do not borrow, so nothing is decided about you/)
  for (const question of ['Where is my money?', 'When is my first payment?'])
    expect(await told(signer, question)).toMatch(
      /^You do not borrow, so no money is sent to you and you pay none back\./,
    )
  const letters: readonly { recipient: string; template: string; body: string }[] = (
    await borrower.get('/outbox')
  ).json()
  const opened = letters.filter(({ template }) => template === 'lineOpened')
  expect(opened.filter(({ recipient }) => recipient === email)).toHaveLength(1)
  expect(opened.find(({ recipient }) => recipient === email)?.body).not.toMatch(/\$/)

  const sent = letters.find(({ template }) => template === 'funded')?.body ?? ''
  const received = /We have sent you (\$[\d,.]+):/.exec(sent)?.[1] ?? 'no amount'
  for (const question of [
    'How much will I receive?',
    'How much cash will I get?',
    'How much money do I get?',
  ])
    expect(await told(borrower, question)).toContain(`You received ${received}: the initial draw of $`)
  expect(await told(borrower, 'How much was I charged?')).toMatch(/^You have paid us nothing besides/)
  const recorded = /^The county recorder entered the deed in the land records on \d\d\/\d\d\/\d{4}\. /
  for (const owner of [borrower, signer])
    expect(await told(owner, 'When is the deed recorded?')).toMatch(recorded)
  expect(await told(borrower, 'When is the deed recorded?')).toMatch(/The county charged \$/)
  expect(await told(signer, 'When is the deed recorded?')).not.toContain('$')
  expect(await told(borrower, 'Can I change my offer?')).toMatch(/is fixed.*Your line is open/)
  expect(await told(signer, 'Why do you want my location?')).toMatch(/^You are not asked where you are/)
  expect(await told(signer, 'Where are my documents?')).toContain('“Your documents”')
  expect(await told(signer, 'What is a condition?')).not.toContain('we send money')
})

it('tells the co-owner of a second home that there is no right to cancel', async () => {
  const { signer } = await signedAt('DEED_SIGNING', 'SECOND_HOME')
  expect(await told(signer, mayCancel)).toMatch(/^The law gives a right to cancel only for a main home/)
})
