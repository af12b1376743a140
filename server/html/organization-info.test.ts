import { describe, expect, it } from 'vitest'
import { inertJson } from './organization-info.ts'

describe('JSON within a page', () => {
  it('ends no element and begins no comment, and says the same', () => {
    const name = '</script><!-- & \u2028 -->'
    const text = inertJson({ name })
    expect(text).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(text)).toEqual({ name })
  })
})
