import type { FormView } from '../../api/questions.ts'
import { useAsked } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { useLender } from '../frame/use-lender.ts'
import { NewQuestion } from './new-question.tsx'
import { QuestionCard } from './question-card.tsx'

/** Questions of a form in their order, each of which opens for change. */
export function QuestionList({ file }: { readonly file: string }) {
  const [lender] = useLender()
  const { data: form, error } = useAsked<FormView>('/api/form', { file, lender })
  const inOrder = form?.questions.filter(({ isInOrder }) => isInOrder) ?? []
  return (
    <section aria-label={`Questions of ${file}`}>
      <h2>
        Questions <small>{file}</small>
      </h2>
      <Failure error={error} />
      <ol className="questions">
        {form?.questions.map((question) => (
          <li key={question.name}>
            <QuestionCard
              file={file}
              question={question}
              isFirst={question === inOrder[0]}
              isLast={question === inOrder.at(-1)}
            />
          </li>
        ))}
      </ol>
      {form !== undefined && <NewQuestion form={form} />}
    </section>
  )
}
