import { createIcon, type Icon } from './icon.tsx'

export const LiveIcon: Icon = /* @__PURE__ */ createIcon(
  'M11.4 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M8.6 15.4a4.8 4.8 0 0 1 0-6.8M15.4 8.6a4.8 4.8 0 0 1 0 6.8M5.6 18.4a9 9 0 0 1 0-12.8M18.4 5.6a9 9 0 0 1 0 12.8',
)
export const ChatIcon: Icon = /* @__PURE__ */ createIcon('M4 5h16v11.5h-9L6.5 20v-3.5H4z')
export const CallIcon: Icon = /* @__PURE__ */ createIcon(
  'M6.2 4h3l1.5 4-2 1.6a11 11 0 0 0 5.7 5.7l1.6-2 4 1.5v3c0 1.2-1 2.2-2.2 2.2C10.7 20 4 13.3 4 6.2 4 5 5 4 6.2 4',
)
export const FilterIcon: Icon = /* @__PURE__ */ createIcon('M4 7h16M7 12h10M10 17h4')
export const ChevronRightIcon: Icon = /* @__PURE__ */ createIcon('M9.5 5.5 16 12l-6.5 6.5')
export const ChevronUpIcon: Icon = /* @__PURE__ */ createIcon('M5.5 14.5 12 8l6.5 6.5')
export const CheckIcon: Icon = /* @__PURE__ */ createIcon('M5 12.6l4.7 4.7L19.2 7')
export const StarIcon: Icon = /* @__PURE__ */ createIcon(
  'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z',
  true,
)
export const StarOutlineIcon: Icon = /* @__PURE__ */ createIcon(
  'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z',
)
export const HeartIcon: Icon = /* @__PURE__ */ createIcon(
  'M12 20S4 15.2 4 9.3C4 6.7 6 4.8 8.3 4.8c1.6 0 2.9.8 3.7 2.2.8-1.4 2.1-2.2 3.7-2.2C18 4.8 20 6.7 20 9.3 20 15.2 12 20 12 20',
  true,
)
export const HeartOutlineIcon: Icon = /* @__PURE__ */ createIcon(
  'M12 20S4 15.2 4 9.3C4 6.7 6 4.8 8.3 4.8c1.6 0 2.9.8 3.7 2.2.8-1.4 2.1-2.2 3.7-2.2C18 4.8 20 6.7 20 9.3 20 15.2 12 20 12 20',
)
export const ClockIcon: Icon = /* @__PURE__ */ createIcon('M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 7.5V12l3 2')
export const InfoIcon: Icon = /* @__PURE__ */ createIcon(
  'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 11.2v4.8M12 8h.01',
)
export const WarningIcon: Icon = /* @__PURE__ */ createIcon('M12 4.2 21 19.5H3zM12 10v4.5M12 17h.01')
export const DangerIcon: Icon = /* @__PURE__ */ createIcon('M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 8v5M12 16h.01')
export const SuccessIcon: Icon = /* @__PURE__ */ createIcon(
  'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M8 12.3l2.8 2.8L16 9.5',
)
export const PlusIcon: Icon = /* @__PURE__ */ createIcon('M12 5v14M5 12h14')
export const MinusIcon: Icon = /* @__PURE__ */ createIcon('M5 12h14')
export const SendIcon: Icon = /* @__PURE__ */ createIcon('M4 11.5 20 4.5l-5 15.5-3.5-6.5zM11.5 13.5 20 4.5')
export const MoreIcon: Icon = /* @__PURE__ */ createIcon(
  'M4.9 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M11.4 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M17.9 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0',
)
export const UserIcon: Icon = /* @__PURE__ */ createIcon(
  'M8 8.2a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4.5 20.5c.6-4.2 3.5-6.5 7.5-6.5s6.9 2.3 7.5 6.5',
)
export const LogOutIcon: Icon = /* @__PURE__ */ createIcon('M10 4H5v16h5M14.5 8l4 4-4 4M18.5 12h-9')
export const ReceiptIcon: Icon = /* @__PURE__ */ createIcon(
  'M5.5 3.5v17l2.2-1.6 2.1 1.6 2.2-1.6 2.2 1.6 2.1-1.6 2.2 1.6v-17zM9 8.5h6M9 12.5h6',
)
export const RefreshIcon: Icon = /* @__PURE__ */ createIcon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15')
export const DownloadIcon: Icon = /* @__PURE__ */ createIcon('M12 4v11.5M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15')
export const ShareIcon: Icon = /* @__PURE__ */ createIcon('M12 15V3.5M8 7.5l4-4 4 4M6.5 11.5h-2v9h15v-9h-2')
export const CopyIcon: Icon = /* @__PURE__ */ createIcon('M9 9h11v11H9zM6 15H4V4h11v2')
export const ExternalIcon: Icon = /* @__PURE__ */ createIcon('M13 5h6v6M19 5l-9 9M10 6H5v13h13v-5')
export const OfflineIcon: Icon = /* @__PURE__ */ createIcon(
  'M4 4l16 16M8.3 15.3a5.5 5.5 0 0 1 5.4-1.3M4.8 11.6A10 10 0 0 1 8 9.5M12 18.8h.01M12.8 8.2c2.4.1 4.7 1.3 6.4 3.2',
)
export const LockIcon: Icon = /* @__PURE__ */ createIcon('M5.5 11h13v9.5h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v2')
export const TrashIcon: Icon = /* @__PURE__ */ createIcon(
  'M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l1 14h9l1-14M10.5 10.5v6M13.5 10.5v6',
)
export const EditIcon: Icon = /* @__PURE__ */ createIcon('M4.5 19.5l1-4L16 5l3 3L8.5 18.5zM13.5 7.5l3 3')
export const ArrowUpIcon: Icon = /* @__PURE__ */ createIcon('M12 20V4.5M5.5 11 12 4.5l6.5 6.5')
export const ArrowRightIcon: Icon = /* @__PURE__ */ createIcon('M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5')
export const CalendarIcon: Icon = /* @__PURE__ */ createIcon('M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4')
export const GlobeIcon: Icon = /* @__PURE__ */ createIcon(
  'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c2.5 2.3 3.7 5.1 3.7 8.5s-1.2 6.2-3.7 8.5c-2.5-2.3-3.7-5.1-3.7-8.5S9.5 5.8 12 3.5',
)
export const SunIcon: Icon = /* @__PURE__ */ createIcon(
  'M7.8 12a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0M12 2.8v1.7M12 19.5v1.7M2.8 12h1.7M19.5 12h1.7M5.5 5.5l1.2 1.2M17.3 17.3l1.2 1.2M18.5 5.5l-1.2 1.2M6.7 17.3l-1.2 1.2',
)
export const MoonIcon: Icon = /* @__PURE__ */ createIcon('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10')
export const HelpIcon: Icon = /* @__PURE__ */ createIcon(
  'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M9.5 9.7c0-1.4 1.1-2.4 2.5-2.4s2.5 1 2.5 2.3c0 1.8-2.5 2-2.5 3.9M12 16.5h.01',
)
export const PauseIcon: Icon = /* @__PURE__ */ createIcon('M8.5 5.5v13M15.5 5.5v13')
export const BookIcon: Icon = /* @__PURE__ */ createIcon(
  'M12 6.5c-2-1.5-4.5-2-8-2V18c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2M12 6.5V20',
)
export const GiftIcon: Icon = /* @__PURE__ */ createIcon(
  'M4.5 9h15v3.5h-15zM6 12.5V20h12v-7.5M12 9v11M12 9c-1.5-3.5-3-5-4.7-5C6 4 5 5 5 6.3 5 8 6.7 9 12 9c1.5-3.5 3-5 4.7-5C18 4 19 5 19 6.3 19 8 17.3 9 12 9',
)
export const PendingIcon: Icon = /* @__PURE__ */ createIcon(
  'M7 3.5h10M7 20.5h10M8 3.5c0 5 4 5.5 4 8.5s-4 3.5-4 8.5M16 3.5c0 5-4 5.5-4 8.5s4 3.5 4 8.5',
)
export const PrintIcon: Icon = /* @__PURE__ */ createIcon('M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7z')
export const PipIcon: Icon = /* @__PURE__ */ createIcon('M3.5 5h17v14h-17zM12 12h6v4.5h-6z')
export const UndoIcon: Icon = /* @__PURE__ */ createIcon('M8 5 4 9l4 4M4 9h9.5a5.5 5.5 0 0 1 0 11H9')
export const VibrateIcon: Icon = /* @__PURE__ */ createIcon('M8.5 4.5h7v15h-7zM5 8v8M2.5 10v4M19 8v8M21.5 10v4')
export const VolumeIcon: Icon = /* @__PURE__ */ createIcon(
  'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.5 4.5 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
)
export const MicIcon: Icon = /* @__PURE__ */ createIcon(
  'M9 6.5a3 3 0 0 1 6 0v5a3 3 0 0 1-6 0zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M9 21h6',
)
export const CameraIcon: Icon = /* @__PURE__ */ createIcon(
  'M4 7.5h3.5l1.6-2.5h5.8l1.6 2.5H20v11.5H4zM8.6 13a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0',
)
export const PictureIcon: Icon = /* @__PURE__ */ createIcon(
  'M4 5h16v14H4zM4 16.5l4.5-4.5 3.5 3.5 3-3 5 5M14.5 9a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0',
)
