import { NoticePage } from '../features/notices/notice-page.tsx'

export default function Maintenance() {
  return <NoticePage kind="maintenance" />
}
