import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { App } from './app/app'

// zod would try to compile code, which the page's policy forbids.
z.config({ jitless: true })

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
