import { forms } from 'virtual:forms'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import limits from '../../../flows/limits.json' with { type: 'json' }
import { noteMaintenance } from '../../../screens/api/maintenance.ts'
import { closeFlags } from '../../../screens/flags/flags.ts'
import { provideCallLimits } from '../../../screens/kit/api/call-limits.ts'
import { forgetFacts } from '../../../screens/kit/api/public-facts.ts'
import { provideForms } from '../../../screens/kit/forms/load-form.ts'
import { currentToasts, dismissToast } from '../../../screens/kit/frame/toast-store.ts'

provideForms(forms)
provideCallLimits(limits.limits)

// A busy machine needs longer for a page than the library's default of one second.
configure({ asyncUtilTimeout: 5_000 })

class NoObserver {
  observe() {}
  disconnect() {}
}

// Dialogs use CSS.escape and lists the observers, which jsdom does not have.
Object.assign(globalThis, {
  CSS: { escape: (text: string) => text },
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
})

// Each test begins with an empty page without loaded facts or messages, and with empty browser storage.
afterEach(async () => {
  cleanup()
  forgetFacts()
  noteMaintenance(undefined)
  await closeFlags()
  for (const { id } of currentToasts()) dismissToast(id)
  window.sessionStorage.clear()
  window.localStorage.clear()
})
