import { forms } from 'virtual:forms'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { provideForms } from './forms/load-form.ts'

provideForms(forms)

// A busy machine takes longer over a page than the second that the library gives it.
configure({ asyncUtilTimeout: 5_000 })

// Each test begins with an empty page.
afterEach(cleanup)
