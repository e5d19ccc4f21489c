export const professionalCertificates = {
  metaTitle: 'Professional certificates',
  title: 'A credential that your board recognizes',
  description: 'Each certificate is earned in months, beside your practice.',
  cards: [
    {
      id: 'cpe',
      badge: 'badge-cpe',
      title: 'Certified Physician Executive',
      description:
        'The standard for physicians who lead: 150 hours of study and a capstone before your peers.',
      link: '/credentials/cpe',
    },
    {
      id: 'fundamentals',
      badge: 'badge-fundamentals',
      title: 'Leadership fundamentals',
      description: 'Five courses that turn a good clinician into a colleague others follow.',
      link: '/certifications/leadership-fundamentals',
    },
    {
      id: 'ceo',
      badge: 'badge-ceo',
      title: 'CEO Academy',
      description: 'For those who will answer for the whole house, and for its balance sheet.',
      link: '/ceo-academy',
    },
    {
      id: 'cmo',
      badge: 'badge-cmo',
      title: 'CMO Academy',
      description: 'Between the medical staff and the board: quality, contracts and difficult conversations.',
      link: '/cmo-academy',
    },
    {
      id: 'inter-professional',
      badge: 'Team',
      badgeType: 'text',
      title: 'Inter-professional Leadership Academy',
      description: 'Physicians, nurses and administrators learn to lead one unit together.',
      link: '/inter-professional-leadership-academy',
    },
  ],
}
