import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../tests/support/lint/lint-patched.ts'

const withAge = (years: number) =>
  lintPatched(
    {
      'flows/limits.json': {
        minimumAgeByState: { AL: 19, CO: years, MS: 21, NE: 19 },
        limits: { minimumAge: { years: 18 } },
      },
    },
    'age-by-state',
  )

describe('age-by-state', () => {
  it('reports a state that asks for no more than every other', () => {
    expect(withAge(18)).toMatchObject([
      {
        message: 'At 18 years "CO" asks for no more than `minimumAge`, 18.',
        file: 'flows/limits.json',
        pointer: '/minimumAgeByState/CO',
        hint: 'Leave the state out, or correct its age.',
      },
    ])
  })

  it('accepts one that asks for more', () => {
    expect(withAge(19)).toEqual([])
  })
})
