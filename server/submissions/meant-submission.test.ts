import { describe, expect, it } from 'vitest'
import type { SubmissionSource } from '#engine'
import type { Application } from '../applications/application.ts'
import { meantSubmission } from './meant-submission.ts'

const form = { event: 'homeChanged', form: 'register/property-info' }
const handlers = { home: {}, use: { isMeant: (_: Application, values: unknown) => values === 'same' } }

const meant = (submissions: Readonly<Record<string, SubmissionSource>>, name: string, values: string) =>
  meantSubmission({ submissions }, handlers, { name, values, application: {} as Application })

describe('the submission that values are', () => {
  const submissions = { home: form, use: { ...form, insteadOf: 'home' } }

  it.each(['home', 'use'])(
    'follows from them where the flows take one in the place of another: sent as %s',
    (name) => {
      expect(meant(submissions, name, 'same')).toBe('use')
      expect(meant(submissions, name, 'other')).toBe('home')
    },
  )

  it('is the one that was sent where the flows take none in its place', () => {
    expect(meant({ home: form, use: form }, 'home', 'same')).toBe('home')
    expect(meant(submissions, 'constructor', 'same')).toBe('constructor')
  })
})
