import { describe, expect, it } from 'vitest'
import { loadProject } from '../files/project.ts'
import { repository } from '../files/repository.ts'
import { processWithKept } from './kept-effects.ts'

describe('an answer that a form of registration keeps by itself', () => {
  it('may be there from the beginning, and may be given anew by the event of a later submission', () => {
    const process = processWithKept({
      project: loadProject(repository),
      logic: {
        answers: { 'heloc.answers.petName': { form: 'register/name' } },
        process: {
          begin: { sets: ['profile.email'] },
          submissions: { 'name-change': { event: 'detailsChanged', form: 'register/name' } },
        },
        registration: { steps: { name: { form: 'register/name' } } },
      },
    })
    expect(process).toMatchObject({
      begin: { sets: ['profile.email', 'heloc.answers.petName'] },
      effects: { detailsChanged: { sets: ['heloc.answers.petName'] } },
    })
  })
})
