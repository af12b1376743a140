import { describe, expect, it } from 'vitest'
import type { Heloc } from '#generated/domain'
import { jobInput } from '../../../../tests/support/backend/job-input.ts'
import type { StoredDocument } from '../../../documents/document-store.ts'
import { writeLetter } from '../../../letters/written/write-letter.ts'
import { payOffDebts } from './pay-off-debts.ts'
import { recordDeed } from './record-deed.ts'

const deed = { uuid: 'd0000000-0000-4000-8000-000000000001', name: 'Deed.pdf', type: 'DEED' as const }
const file: StoredDocument = {
  ...{ ...deed, application: 'a', origin: 'GENERATED', contentType: 'application/pdf', pages: 1 },
  ...{
    sha256: '',
    originalSha256: null,
    text: null,
    textHash: null,
    signer: null,
    storedAt: null,
    storedSize: null,
    sealedKey: null,
  },
  ...{ createdAt: new Date(0), removedAt: null, weighedAt: null, purgedAt: null },
}

/** Returns the words of the letter about the funding. */
async function letterAbout(heloc: Heloc): Promise<string> {
  const line: Heloc = { amount: 60_000, fundedAt: '2026-11-24T18:00:00Z', ...heloc }
  const input = jobInput(line, '2026-11-24T18:00:00Z')
  const { patch } = await payOffDebts(input)
  const [letter] = patch.letters ?? []
  if (letter === undefined) throw new Error('No letter is written.')
  return writeLetter(input.tenant, letter).body
}

describe('what the county charges', () => {
  it('is kept when the deed is recorded', async () => {
    const input = jobInput({ documents: [deed] }, '2026-11-24T18:00:00Z', { loadDocument: async () => file })
    expect((await recordDeed(input)).patch.heloc).toEqual({
      recordingCosts: { feeCents: 10_500, taxCents: 0 },
    })
  })

  it('is told by the letter about the funding, with how it is paid', async () => {
    const words = await letterAbout({ recordingCosts: { feeCents: 10_500, taxCents: 24_000 } })
    expect(words).toContain('$105.00 to record the deed and $240.00 in recording tax')
    expect(words).toMatch(/not taken from the money: they are billed with your first payment/)
  })

  it('is told without a tax where there is none, and not at all where it is unknown', async () => {
    expect(await letterAbout({ recordingCosts: { feeCents: 10_500, taxCents: 0 } })).toContain(
      '$105.00 to record the deed, and no tax. It was not taken from the money',
    )
    expect(await letterAbout({})).not.toContain('county')
  })
})
