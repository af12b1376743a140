import { describe, expect, it } from 'vitest'
import { requireAnswer } from './require-answer.ts'

const process = { jobs: { searchTitle: ['titleSearched'] } }

describe('the answer of a job', () => {
  it('is one of those that the process says', () => {
    expect(() => requireAnswer(process, 'searchTitle', 'titleSearched')).not.toThrow()
    expect(() => requireAnswer(process, 'searchTitle', 'declined')).toThrow(
      'The job searchTitle answers declined, which is none of its answers in flows/process.json.',
    )
  })

  it('may be any where the process says nothing of it', () => {
    expect(() => requireAnswer({}, 'searchTitle', 'declined')).not.toThrow()
  })
})
