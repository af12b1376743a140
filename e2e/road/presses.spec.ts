import { expect, test } from '../support/fixtures.ts'
import { giveProofs } from '../support/give-proofs.ts'
import { answerSensibly, pickAddress } from './answer-sensibly.ts'
import { createBorrower } from './borrower.ts'
import { countingOn } from './counting.ts'
import { pointer } from './device.ts'
import { register } from './register.ts'
import { walk } from './walk.ts'

/**
 * Most that the whole road asks of one borrower at the default lender, who links accounts, takes what is suggested, reads by
 * scrolling and leaves out what is optional. A choice is a press and a field; consents and signatures are not counted. A figure
 * is only ever lowered, unless a law or a borrower needs the step that raises it.
 */
const most = { pages: 24, presses: 42, fields: 27 }

test.use({ givesProofs: false })

test(`from /register to COMPLETE a borrower sees at most ${most.pages} pages, presses ${most.presses} times and fills in ${most.fields} fields`, async ({
  page,
}) => {
  const { device, visits } = countingOn(pointer(page))
  void giveProofs(device)
  const borrower = createBorrower()
  await register(device, borrower, async (step, answer) => {
    if (step === 'property-info') await pickAddress(device, borrower)
    await answer()
  })
  await walk(device, borrower, 'complete', (id) => answerSensibly(device, borrower, id))
  const sum = (kind: 'presses' | 'fields') => visits.reduce((total, visit) => total + visit[kind], 0)
  const all = [...visits, { page: 'complete', presses: 0, fields: 0 }]
  const found = { pages: all.length, presses: sum('presses'), fields: sum('fields') }
  console.table([...all, { page: `${found.pages} pages`, presses: found.presses, fields: found.fields }])
  expect(found.pages).toBeLessThanOrEqual(most.pages)
  expect(found.presses).toBeLessThanOrEqual(most.presses)
  expect(found.fields).toBeLessThanOrEqual(most.fields)
})
