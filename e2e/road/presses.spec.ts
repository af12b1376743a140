import { expect, test } from '../support/fixtures.ts'
import { giveProofs } from '../support/give-proofs.ts'
import { answerSensibly, pickAddress } from './answer-sensibly.ts'
import { createBorrower } from './borrower.ts'
import { countingOn } from './counting.ts'
import { pointer } from './device.ts'
import { register } from './register.ts'
import { walk } from './walk.ts'

/**
 * Most that the whole road asks of one borrower at the default lender, who links accounts, takes suggestions and leaves out
 * what is optional. Consents and signatures are not counted.
 */
const most = { pages: 27, presses: 57, fields: 35 }

test.use({ givesProofs: false })

test('from /register to COMPLETE nobody presses, fills in or sees more than is recorded here', async ({
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
  const found = { pages: visits.length + 1, presses: sum('presses'), fields: sum('fields') }
  console.table([...visits, { page: 'complete', presses: 0, fields: 0 }])
  console.log(found)
  for (const [what, count] of Object.entries(found))
    expect(count, what).toBeLessThanOrEqual(most[what as keyof typeof most])
})
