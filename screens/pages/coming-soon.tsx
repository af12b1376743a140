import { NoticePage } from '../shell/notice-page.tsx'

export default function ComingSoon() {
  return <NoticePage kind="comingSoon" />
}
