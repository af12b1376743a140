import react from '@vitejs/plugin-react'
import { journeyProject } from 'journey-tools/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react(), ...journeyProject()] })
