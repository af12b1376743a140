import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Context } from '#engine'
import { repository } from '#source'
import { openJourneys, readWords } from './open-journeys.ts'
import type { Step } from './step.ts'
import { themeOf } from './theme-of.ts'

const words = path.join(repository, 'screens/kit/words')
const journeys = openJourneys(path.join(repository, 'examples/car-loan'), { words })

/** Context after a step that is taken. */
function taken(step: Step): Context {
  if (!step.ok) throw new Error(step.errors.join())
  return step.context
}

const vehicle = { vin: '1HGCM82633A004352', price: 24_000 }
const applicant = { name: 'Ana Cole', yearlyIncome: 65_000, borrowers: 'ONE' }

/** Application of a lender that waits for the credit bureau. */
function checked(lender: string): Context {
  const { begin, submit } = journeys.steps(lender)
  return taken(submit(taken(submit(begin(), 'vehicle', vehicle)), 'applicant', applicant))
}

describe('an application of another product, on its server', () => {
  it('keeps answers where its forms say, and waits for the job of its state', () => {
    const context = checked('northgate')
    expect(context).toEqual({
      applicant: { name: 'Ana Cole', yearlyIncome: 65_000 },
      loan: { vehicle, borrowers: 'ONE' },
      status: { step: 'CREDIT_CHECK' },
    })
    expect(journeys.steps('northgate').jobOf(context)).toBe('checkCredit')
  })

  it.each([
    ['northgate', 'INCOME_PROOF'],
    ['roadunion', 'SIGNING'],
  ])('goes on at %s to %s', (lender, step) => {
    const { fire, submit, jobOf } = journeys.steps(lender)
    const approved = taken(fire(checked(lender), 'creditPassed', { status: { decision: 'PASS' } }))
    expect(jobOf(approved)).toBeUndefined()
    const { status } = taken(submit(approved, 'offer', { term: 'M36' }))
    expect(status).toEqual({ step, decision: 'PASS' })
  })

  it('refuses an answer that its form does not take, and names the field', () => {
    const { begin, submit } = journeys.steps('northgate')
    expect(submit(begin(), 'vehicle', { ...vehicle, vin: 'short' })).toMatchObject({
      ok: false,
      code: 'INVALID_REQUEST',
      field: 'vin',
    })
    expect(submit(begin(), 'vehicle', { vin: vehicle.vin })).toMatchObject({ field: 'price' })
  })

  it('refuses what its state does not admit, and submissions that there are not', () => {
    const { submit } = journeys.steps('northgate')
    const context = checked('northgate')
    expect(submit(context, 'vehicle', vehicle)).toMatchObject({ ok: false, code: 'EVENT_NOT_ADMITTED' })
    expect(submit(context, 'vehicel', vehicle)).toMatchObject({ ok: false, code: 'UNKNOWN_SUBMISSION' })
  })

  it('takes back an answer that is not asked for any more', () => {
    const { begin, submit } = journeys.steps('northgate')
    const context = taken(submit(begin(), 'vehicle', vehicle))
    const two = { ...applicant, borrowers: 'TWO', coApplicantName: 'Ben Cole' }
    const before = { ...context, loan: { ...Object(context.loan), coApplicantName: 'Ben Cole' } }
    expect(taken(submit(context, 'applicant', two)).loan).toMatchObject({ coApplicantName: 'Ben Cole' })
    expect(taken(submit(before, 'applicant', applicant)).loan).not.toHaveProperty('coApplicantName')
  })
})

describe('what its pages are made from', () => {
  it('is the journey of a lender in a locale that it offers, with the words of the frame below its own', () => {
    const { locale, name, context, source } = journeys.served('roadunion', 'es-US')
    expect([locale, name, context]).toEqual([
      'es-US',
      'Roadunion',
      { tenant: { features: { incomeProof: false } } },
    ])
    expect(source.copy).toMatchObject({ 'begin.button': 'Solicitar ahora', 'forms.show': 'Mostrar' })
  })

  it('has the color of a lender', () => {
    expect(themeOf(undefined)).toContain('--color-brand:')
    expect(themeOf(journeys.themeOf('roadunion'))).toContain('--color-brand:#8a3b12')
    expect(journeys.themeOf()).toEqual({ brand: '#224466' })
  })

  it('is no lender that there is not', () => {
    expect(() => journeys.served('nortgate')).toThrow('Did you mean "northgate"?')
  })
})

describe('the words of the frame', () => {
  const texts = (locale: string): Readonly<Record<string, string>> =>
    JSON.parse(readFileSync(path.join(words, `${locale}.json`), 'utf8'))
  const placeholders = (text: string) => [...text.matchAll(/\{(\w+)[},]/g)].map(([, name]) => name).toSorted()

  it('can be read in each locale, and name the same values', () => {
    const [english, spanish] = [texts('en-US'), texts('es-US')]
    expect(Object.keys(readWords(words, 'es-US')).toSorted()).toEqual(Object.keys(english).toSorted())
    for (const [key, text] of Object.entries(english))
      expect([key, [...new Set(placeholders(spanish[key] ?? ''))]]).toEqual([
        key,
        [...new Set(placeholders(text))],
      ])
  })

  it('are English where there is no translation', () => {
    expect(readWords(words, 'fr-FR')).toEqual(readWords(words, 'en-US'))
  })
})
