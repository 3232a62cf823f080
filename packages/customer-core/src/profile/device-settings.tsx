import { Checkbox, SegmentedControl, TextInput } from '@tarapath/ui-kit'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { commonWords } from '../platform/index.ts'
import { alertsAtom } from '../account/index.ts'
import { InstallOffer } from './install-offer.tsx'
import styles from './profile.module.css'
import { dataModeAtom, monthLimitAtom, themeAtom } from './settings.ts'
import { profileWords } from './words/profile.gen.ts'

/** What is kept on this device only. */
export function DeviceSettings() {
  const words = profileWords()
  const [hasAlerts, setAlerts] = useAtom(alertsAtom)
  const [theme, setTheme] = useAtom(themeAtom)
  const [dataMode, setDataMode] = useAtom(dataModeAtom)
  return (
    <div className={styles['form']}>
      <div className={styles['setting']}>
        <span>{words.theme}</span>
        <SegmentedControl
          legend={words.theme}
          name="theme"
          options={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: words[value] }))}
          value={theme ?? 'system'}
          onChange={(value) => setTheme(value === 'system' ? null : value)}
        />
      </div>
      <Checkbox
        label={words.soundAndVibration}
        checked={hasAlerts}
        onChange={({ target }) => setAlerts(target.checked)}
      />
      <Checkbox
        label={words.dataMode}
        hint={words.dataHint}
        checked={dataMode === 'less'}
        onChange={({ target }) => setDataMode(target.checked ? 'less' : null)}
      />
      <MonthLimit />
      <InstallOffer />
    </div>
  )
}

function MonthLimit() {
  const words = profileWords()
  const [limit, setLimit] = useAtom(monthLimitAtom)
  const [typed, setTyped] = useState(limit === null ? '' : String(limit / 100))
  const isAmount = typed.trim() === '' || /^\d{1,7}$/.test(typed.trim())
  return (
    <TextInput
      label={words.limit}
      hint={words.limitHint}
      optional={commonWords().optional}
      prefix="₹"
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      error={isAmount ? undefined : words.limitNotAnAmount}
      onChange={({ target }) => {
        setTyped(target.value)
        const text = target.value.trim()
        if (text === '') setLimit(null)
        else if (/^\d{1,7}$/.test(text)) setLimit(Number(text) * 100)
      }}
    />
  )
}
