import { NoticePage } from '../features/notices/notice-page.tsx'

export default function ComingSoon() {
  return <NoticePage kind="comingSoon" />
}
