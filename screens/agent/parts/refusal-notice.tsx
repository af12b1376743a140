import { Notice } from '../../kit/ui/feedback/notice.tsx'

/** Says why the server refused what was just asked for; nothing without a text. */
export const RefusalNotice = ({ text = '' }: { readonly text?: string | undefined }) =>
  text === '' ? null : (
    <Notice kind="danger" role="alert" isNews>
      {text}
    </Notice>
  )
