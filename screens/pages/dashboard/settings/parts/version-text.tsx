import { Suspense, useState } from 'react'
import { Skeleton } from '../../../../kit/ui/feedback/skeleton.tsx'
import { lazyPart } from '../../../../kit/ui/load-module.ts'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import '../../../../kit/forms/widgets/consent-text.css'

const VersionWords = lazyPart(() => import('./version-words.tsx'))

export interface VersionTextProps {
  readonly subject: string
  readonly version: string
  readonly title: string
}

/** Text in the version that the user agreed to, folded at first. */
export function VersionText({ subject, version, title }: VersionTextProps) {
  const t = useCopy()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="consent-text" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('forms.readText', { title })}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard too, so it takes the focus */}
      <section className="consent-text-body consent-text-scroll" aria-label={title} tabIndex={0}>
        <Suspense fallback={<Skeleton lines={4} />}>
          {isOpen && <VersionWords subject={subject} version={version} />}
        </Suspense>
      </section>
    </details>
  )
}
