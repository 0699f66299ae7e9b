'use client';

export { PageFault as default } from '@/components/portal/page-fault';
