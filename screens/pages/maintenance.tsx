import { NoticePage } from '../shell/notice-page.tsx'

export default function Maintenance() {
  return <NoticePage kind="maintenance" />
}
