import { NoticePage } from '../parts/notice-page.tsx'

export default function ComingSoon() {
  return <NoticePage kind="comingSoon" />
}
