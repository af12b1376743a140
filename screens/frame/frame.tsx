import { type ReactNode, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { takeOver } from '../features/entry/take-over.ts'
import { lazyPart } from '../kit/ui/load-module.ts'
import { Optional } from '../kit/ui/optional.tsx'
import { useCopy } from '../kit/wording/use-copy.ts'
import '../kit/frame/frame.css'
import { LiveRegion } from '../kit/frame/live-region.tsx'
import { Header } from './header.tsx'

/** Content below every page, or invisible, so its loading blocks nothing. */
const AfterPaint = lazyPart(() => import('./after-paint.tsx'))

/** Frame of every page: header, main, footer, and the live region for screen readers. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const t = useCopy()
  const [isPainted, setPainted] = useState(false)
  // As a microtask: after the whole page is in the document, and before anybody sees it.
  useLayoutEffect(
    () =>
      queueMicrotask(() => {
        // Runs the effects of the page, whose forms then keep what they are given.
        flushSync(() => setPainted(true))
        takeOver()
      }),
    [],
  )
  return (
    <div className="frame">
      <a className="skip-link" href="#main">
        {t('shell.skip')}
      </a>
      <Header />
      <main id="main" tabIndex={-1} data-focus="quiet">
        <div className="frame-body">{children}</div>
      </main>
      <Optional>{isPainted && <AfterPaint />}</Optional>
      <LiveRegion />
    </div>
  )
}
