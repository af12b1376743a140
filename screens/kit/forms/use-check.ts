import { useState } from 'react'
import type { ListedError } from './error-list.ts'

/**
 * Checks what a page asks beside the fields of its form. `check` is for the form, and `errorAt` has the message of a question once
 * the form was sent; `forgive` hides them until it is sent again.
 */
export function useCheck(findErrors: () => readonly ListedError[]) {
  const [strict, setStrict] = useState(false)
  return {
    check: () => {
      setStrict(true)
      return findErrors()
    },
    errorAt: (id: string) => (strict ? findErrors().find(({ target }) => target === id)?.message : undefined),
    forgive: () => setStrict(false),
  }
}
