export { NotAccepting as default } from '../shell/not-accepting.tsx'
