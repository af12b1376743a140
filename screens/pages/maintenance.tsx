import { NoticePage } from '../parts/notice-page.tsx'

export default function Maintenance() {
  return <NoticePage kind="maintenance" />
}
