import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { EvidenceEntry } from '#generated/api'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { answersTo, moveBy, walk } from '../../tests/support/http/road.ts'

// Half an application runs here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function at(state: string): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration())
  await walk(borrower, state)
  return borrower
}

const evidencePath = ({ application }: Borrower) =>
  `/service-application/api/v1/application/heloc/${application}/evidence`

const log = async (borrower: Borrower): Promise<readonly EvidenceEntry[]> =>
  (await borrower.get(evidencePath(borrower))).json()

const acts = async (borrower: Borrower) => (await log(borrower)).map(({ kind, title }) => `${kind} ${title}`)

describe('the consent to electronic documents', () => {
  it('is refused without the code that only somebody who can open the sample PDF knows', async () => {
    const borrower = await at('COLLECT_ADDITIONAL_INFO')
    const wrong = await borrower.submit('contact', {
      email: (await borrower.profile()).email,
      phoneNumber: '(207) 555-0100',
      mailingAddress: { street1: '45 Dogwood Court', city: 'Portland', state: 'ME', zip: '04101' },
      esignConsent: true,
      esignCode: '0000',
      consentTextHash: await borrower.consentHash('esign'),
    })
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'ESIGN_CODE'])
    expect(await acts(borrower)).not.toContain('CONSENT Consent to electronic documents and signatures')
    await moveBy(borrower, 'submissions/contact')
    expect(await acts(borrower)).toEqual(
      expect.arrayContaining([
        'CONSENT Consent to electronic documents and signatures',
        'ACCESS_SHOWN Consent to electronic documents and signatures',
      ]),
    )
  })

  it('is refused when its words are no longer those in force', async () => {
    const borrower = await at('COLLECT_ADDITIONAL_INFO')
    const answers = Object(await answersTo(borrower, 'submissions/contact'))
    const response = await borrower.submit('contact', { ...answers, consentTextHash: '0'.repeat(64) })
    expect(response.json().code).toBe('CONSENT_TEXT_STALE')
  })

  it('comes before any document is given electronically', async () => {
    const borrower = await at('APP_SUBMISSION')
    const all = await acts(borrower)
    const consent = all.indexOf('CONSENT Consent to electronic documents and signatures')
    const given = all.findIndex((act) => act.startsWith('DELIVERED'))
    expect(consent).toBeGreaterThanOrEqual(0)
    expect(given).toBeGreaterThan(consent)
  })
})

describe('the application disclosures and the booklet', () => {
  it('are given before the application is submitted, with the hash of their words as proof', async () => {
    const borrower = await at('APP_SUBMISSION')
    const given = (await log(borrower)).filter(({ kind }) => kind === 'DELIVERED')
    expect(given.map(({ title }) => title)).toEqual([
      'Home equity application disclosures',
      'What to know about home equity lines of credit',
      'Summary of your application',
    ])
    for (const { textHash, version, at: when } of given) {
      expect(textHash).toMatch(/^[0-9a-f]{64}$/)
      expect(version).toMatch(/^\d{4}-\d{2}(\.\d+)?$/)
      expect(Date.parse(when)).toBeLessThanOrEqual(Date.now())
    }
  })

  it('cannot be bypassed by somebody who knows their hashes and never opened them', async () => {
    const borrower = await at('APP_SUBMISSION')
    const given = (await log(borrower)).filter(({ kind }) => kind === 'DELIVERED')
    const response = await borrower.submit('summary', {
      typedName: 'Jo Doe',
      signConsent: true,
      documents: given.map(({ document, textHash }) => ({ uuid: document, textHash })),
      hardCreditConsent: true,
      consentTextHash: await borrower.consentHash('hard-credit'),
      ssn: '501-22-3344',
    })
    expect([response.statusCode, response.json().code]).toEqual([409, 'DISCLOSURES_NOT_SHOWN'])
    expect((await borrower.status()).checklistStatus).toBe('APP_SUBMISSION')
  })

  it('are logged as opened, signed and, for the hard pull, permitted', async () => {
    const borrower = await at('INCOME_VERIFICATION')
    expect(await acts(borrower)).toEqual(
      expect.arrayContaining([
        'SHOWN Home equity application disclosures',
        'SIGNATURE Home equity application disclosures',
        'SIGNATURE Summary of your application',
        expect.stringMatching(/^CONSENT .*credit/i),
      ]),
    )
  })
})

describe('what an applicant agrees to', () => {
  it('begins with the terms, in the words that they were shown', async () => {
    const borrower = new Borrower(app)
    const consentTextHash = await borrower.consentHash('terms')
    const answers = registration()
    const login = { ...answers['login-info'], consentTextHash }
    await borrower.register({ ...answers, 'login-info': login })
    expect((await log(borrower))[0]).toMatchObject({
      ...{ kind: 'CONSENT', title: 'Terms of use', version: '2026-01', textHash: consentTextHash },
    })
    const stale = { ...registration(), 'login-info': { ...login, consentTextHash: '0'.repeat(64) } }
    const refused = await new Borrower(app).post('/identity/api/v1/registration/register', stale)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CONSENT_TEXT_STALE'])
  })

  it('keeps the disclosures that stood beside an offer, with version and hash of their words', async () => {
    const borrower = await at('COLLECT_ADDITIONAL_INFO')
    const shown = (await log(borrower)).filter(({ title }) =>
      /annual percentage rate|origination fee/i.test(title),
    )
    const words = (start: RegExp, version: string) => ({
      ...{ kind: 'SHOWN', version, title: expect.stringMatching(start) },
      textHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(shown).toMatchObject([
      words(/^APR is the annual percentage rate/, '2026-01'),
      words(/^The origination fee is up to 4.99% of the initial draw/, '2026-11.1'),
    ])
  })
})

describe('the log of evidence', () => {
  it('is its owner’s alone', async () => {
    const borrower = await at('OFFER_SELECTION')
    const stranger = await at('GEN_PRE_SOFT_CREDIT_DISCLOSURE')
    expect((await stranger.get(evidencePath(borrower))).statusCode).toBe(404)
    expect((await app.inject(evidencePath(borrower))).statusCode).toBe(401)
  })
})
