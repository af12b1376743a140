import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { RequireSignIn } from '../gates/require-sign-in.tsx'
import { PageScreen } from './page-screen.tsx'

/** Component whose code never comes. */
const onItsWay = vi.hoisted(() => async () => {
  const { use } = await import('react')
  const never = new Promise<never>(() => undefined)
  return () => use(never)
})
vi.mock('../page-screens.ts', async () => {
  const Screen = await onItsWay()
  return { openScreen: () => Screen }
})
vi.mock('../gates/to-login.tsx', async () => ({ default: await onItsWay() }))

const sentence = 'One moment: loading this page.'

it('a page whose code is on its way says so', async () => {
  await renderScreen(<PageScreen page="liens" />)
  expect(screen.getByText(sentence).role).toBe('status')
})

it('so does the way to the login', async () => {
  await renderScreen(<RequireSignIn />)
  expect(screen.getByText(sentence).role).toBe('status')
})
