import { describe, expect, it } from 'vitest'
import { loadProject } from '../files/project.ts'

describe('a place of the context', () => {
  it('is whatever the schema describes: objects, lists, the first of a list, and what is in them', () => {
    const places = loadProject().places
    for (const place of ['heloc.property.address', 'heloc.liens', 'heloc.liens.0', 'heloc.liens.0.balance'])
      expect(places).toContain(place)
    expect(places).not.toContain('heloc.liens.balance')
  })

  it('may be removed if it is an optional property of the application, or of a part that the project keeps', () => {
    const removable = loadProject().removable
    for (const one of ['heloc.term', 'status.liensComplete', 'loanFile.ownershipClaim'])
      expect(removable).toContain(one)
    for (const one of ['heloc.property.value', 'status.checklistStatus', 'query.referrer', 'loanFile.ssn'])
      expect(removable).not.toContain(one)
  })
})
