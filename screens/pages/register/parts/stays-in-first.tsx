import { Notice } from '../../../kit/ui/feedback/notice.tsx'

export interface StaysInFirstProps {
  readonly title: string
  readonly parts: readonly string[]
}

/** Says what the lender does in its first language alone, before anybody agrees to anything in another one. */
export default function StaysInFirst({ title, parts }: StaysInFirstProps) {
  return (
    <Notice title={title}>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </Notice>
  )
}
