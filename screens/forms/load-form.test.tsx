import { forms } from 'virtual:forms'
import { act, render, screen } from '@testing-library/react'
import { lazy, Suspense, use, useRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FormId } from '#generated/ids'
import { loadForm, provideForms } from './load-form.ts'

const liens = await forms.liens?.()
const form = liens?.form as never
afterEach(() => provideForms(forms))

function FormName({ id }: { readonly id: FormId }) {
  const { id: name } = use(loadForm(id))
  const shown = useRef(name)
  return <p>{shown.current}</p>
}

describe('a form that is loaded while its page is drawn', () => {
  const [early, known] = ['loaded-while-drawn', 'loaded-before'] as readonly string[] as readonly FormId[]

  it('is drawn without an error, although it comes before React has given up the first attempt', async () => {
    provideForms({ [early as FormId]: async () => ({ form }) })
    const onRecoverableError = vi.fn()
    const Page = lazy(async () => ({ default: FormName }))
    await act(async () =>
      render(
        <Suspense fallback={null}>
          <Page id={early as FormId} />
        </Suspense>,
        { onRecoverableError },
      ),
    )
    expect(screen.getByText('liens')).toBeTruthy()
    expect(onRecoverableError).not.toHaveBeenCalled()
  })

  it('is drawn at once, without what stands there meanwhile, once it is loaded', async () => {
    provideForms({ [known as FormId]: async () => ({ form }) })
    await loadForm(known as FormId)
    render(
      <Suspense fallback="Loading">
        <FormName id={known as FormId} />
      </Suspense>,
    )
    expect(screen.queryByText('Loading')).toBeNull()
    expect(screen.getByText('liens')).toBeTruthy()
  })
})
