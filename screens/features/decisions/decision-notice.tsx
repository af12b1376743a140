import { useDocumentText } from '../../api/queries.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { Card } from '../../kit/ui/card.tsx'
import { Skeleton } from '../../kit/ui/feedback/skeleton.tsx'
import { ReadableText } from '../../kit/ui/readable-text.tsx'
import { VisuallyHidden } from '../../kit/ui/visually-hidden.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { ItsLanguage } from '../reading/its-language.tsx'

/** Text of the adverse action notice, which states the reasons in the wording that the law requires. */
export function DecisionNotice({ document }: { readonly document: string }) {
  const t = useCopy()
  const { uuid } = useOpenApplication()
  const { data, error } = useDocumentText(uuid, document)
  if (error) return <p>{t('error.decline.reasons.failed')}</p>
  if (!data)
    return (
      <>
        <VisuallyHidden>{t('error.decline.reasons.loading')}</VisuallyHidden>
        <Card>
          <Skeleton lines={3} />
          <Skeleton lines={5} />
        </Card>
      </>
    )
  return (
    <>
      <ItsLanguage locale={data.locale} />
      <Card>
        <div lang={data.locale}>
          <ReadableText sections={data.sections} />
        </div>
      </Card>
    </>
  )
}
